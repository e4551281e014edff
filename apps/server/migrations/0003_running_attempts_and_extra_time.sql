CREATE TABLE "exam_progress" (
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"exam_version" integer NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"limit_seconds" integer NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"phase" text NOT NULL,
	"index" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"plays" jsonb NOT NULL,
	"reading_start_time" timestamp (3) with time zone,
	"listening_start_time" timestamp (3) with time zone,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_progress_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
DROP INDEX "leaderboard_order";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "key_version" integer;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD COLUMN "is_extra_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_factor" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_progress_deadline" ON "exam_progress" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "attempts_exam" ON "attempts" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "leaderboard_ranks" ON "leaderboard_entries" USING btree ("exam_id","is_extra_time","total_score" desc,"time_taken" asc,"submitted_at" asc,"user_id" asc);