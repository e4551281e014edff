ALTER TABLE "attempts" ADD COLUMN "trail" jsonb;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD COLUMN "trail" jsonb;