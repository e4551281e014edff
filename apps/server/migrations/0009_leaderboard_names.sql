ALTER TABLE "users" ADD COLUMN "leaderboard_name" text DEFAULT 'initials' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_declared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_leaderboards_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_leaderboard_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp (3) with time zone DEFAULT naru_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ending_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("last_login_at") WHERE not "users"."is_verified";--> statement-breakpoint
-- by hand
UPDATE "users" SET "has_leaderboard_notice" = true;
