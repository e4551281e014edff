CREATE TABLE "advertisements" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"exam_version" integer NOT NULL,
	"attempt" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"total_score" integer NOT NULL,
	"total_possible_marks" integer NOT NULL,
	"percentage_score" integer NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"finish_time" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"time_taken" integer NOT NULL,
	"is_time_plausible" boolean NOT NULL,
	CONSTRAINT "attempts_once" UNIQUE("user_id","exam_id","start_time"),
	CONSTRAINT "attempts_number" UNIQUE("user_id","exam_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "exam_openings" (
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_openings_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "exam_versions" (
	"exam_id" text NOT NULL,
	"version" integer NOT NULL,
	"paper" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_versions_exam_id_version_pk" PRIMARY KEY("exam_id","version")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"duration" text NOT NULL,
	"photo" text,
	"question_count" integer NOT NULL,
	"limit_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_entries" (
	"exam_id" text NOT NULL,
	"user_id" text NOT NULL,
	"total_score" integer NOT NULL,
	"percentage_score" integer NOT NULL,
	"time_taken" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leaderboard_entries_exam_id_user_id_pk" PRIMARY KEY("exam_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"name" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"is_public" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_exams" (
	"name" text NOT NULL,
	"exam_id" text NOT NULL,
	CONSTRAINT "media_exams_name_exam_id_pk" PRIMARY KEY("name","exam_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	CONSTRAINT "one_time_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "plan_exams" (
	"plan_id" text NOT NULL,
	"exam_id" text NOT NULL,
	CONSTRAINT "plan_exams_plan_id_exam_id_pk" PRIMARY KEY("plan_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"duration" text NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"activated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"l_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text,
	"city" text,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"youtube_url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD CONSTRAINT "exam_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD CONSTRAINT "exam_openings_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD CONSTRAINT "leaderboard_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_exams" ADD CONSTRAINT "media_exams_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_exams" ADD CONSTRAINT "media_exams_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exams" ADD CONSTRAINT "plan_exams_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exams" ADD CONSTRAINT "plan_exams_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_order" ON "leaderboard_entries" USING btree ("exam_id","total_score" desc,"time_taken" asc,"submitted_at" asc);--> statement-breakpoint
CREATE INDEX "plan_exams_exam" ON "plan_exams" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");