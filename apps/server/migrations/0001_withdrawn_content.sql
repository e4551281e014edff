ALTER TABLE "advertisements" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_plans" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;