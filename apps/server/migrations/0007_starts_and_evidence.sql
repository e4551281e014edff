CREATE TABLE "exam_starts" (
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"exam_version" integer NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"clock_difference" double precision,
	"reported" text,
	"device" text,
	"plan_id" text,
	"listening_start_time" timestamp (3) with time zone,
	"listening_reported_at" timestamp (3) with time zone,
	"listening_clock_difference" double precision,
	CONSTRAINT "exam_starts_user_id_exam_id_start_time_pk" PRIMARY KEY("user_id","exam_id","start_time")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "has_evidence" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "reported_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "reported_finish" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD COLUMN "precedes_starts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD COLUMN "answers_saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;