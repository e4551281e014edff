-- by hand
-- The time of every counter, so that servers with different clocks count alike. In tests the session setting replaces it.
CREATE FUNCTION "naru_now"() RETURNS timestamp with time zone LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(
    nullif(current_setting('naru.now', true), '')::timestamp with time zone,
    date_trunc('milliseconds', clock_timestamp())
  )
$$;--> statement-breakpoint
-- generated
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
	"is_late" boolean DEFAULT false NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"key_version" integer,
	"has_evidence" boolean NOT NULL,
	"reported_start" timestamp (3) with time zone,
	"reported_finish" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"fair_play" jsonb,
	"trail" jsonb,
	"practice" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "attempts_once" UNIQUE("user_id","exam_id","start_time"),
	CONSTRAINT "attempts_number" UNIQUE("user_id","exam_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "exam_openings" (
	"user_id" text NOT NULL,
	"exam_id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	CONSTRAINT "exam_openings_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
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
	"section_start_times" jsonb,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"answers_saved_at" timestamp (3) with time zone NOT NULL,
	"trail" jsonb,
	CONSTRAINT "exam_progress_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
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
CREATE TABLE "leaderboard_entries" (
	"exam_id" text NOT NULL,
	"user_id" text NOT NULL,
	"total_score" integer NOT NULL,
	"percentage_score" integer NOT NULL,
	"time_taken" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"is_extra_time" boolean DEFAULT false NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "leaderboard_entries_exam_id_user_id_pk" PRIMARY KEY("exam_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_versions" (
	"exam_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_report_keys" (
	"number" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"legal_changed_on" text
);--> statement-breakpoint
CREATE TABLE "score_reports" (
	"number" text PRIMARY KEY NOT NULL,
	"attempt_id" text,
	"key_number" integer NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"learner_name" text NOT NULL,
	CONSTRAINT "score_reports_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"before" text,
	"after" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_media" (
	"paper_id" text NOT NULL,
	"name" text NOT NULL,
	"is_in_draft" boolean NOT NULL,
	CONSTRAINT "paper_media_paper_id_name_pk" PRIMARY KEY("paper_id","name")
);
--> statement-breakpoint
CREATE TABLE "paper_presence" (
	"paper_id" text NOT NULL,
	"user_id" text NOT NULL,
	"tab" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_presence_paper_id_user_id_tab_pk" PRIMARY KEY("paper_id","user_id","tab")
);
--> statement-breakpoint
CREATE TABLE "paper_revisions" (
	"paper_id" text NOT NULL,
	"revision" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"questions" integer NOT NULL,
	"author_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"restored_from" integer,
	"version" integer,
	CONSTRAINT "paper_revisions_paper_id_revision_pk" PRIMARY KEY("paper_id","revision")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"topic" text NOT NULL,
	"note" text,
	"summary" jsonb NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_version" integer,
	"published_revision" integer
);
--> statement-breakpoint
CREATE TABLE "desk_media" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"alt" text,
	"licence" text,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" double precision,
	"loudness" double precision,
	"peak" double precision,
	"says" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_media_speakers" (
	"name" text NOT NULL,
	"speaker_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "desk_media_speakers_name_speaker_id_pk" PRIMARY KEY("name","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"consent" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takes" (
	"id" text PRIMARY KEY NOT NULL,
	"paper_id" text NOT NULL,
	"item" text NOT NULL,
	"part" text NOT NULL,
	"line" integer NOT NULL,
	"text" text NOT NULL,
	"speaker_id" text NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"trim_start" double precision NOT NULL,
	"trim_end" double precision NOT NULL,
	"gain" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"translations" jsonb,
	"question_count" integer NOT NULL,
	"limit_seconds" integer NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
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
CREATE TABLE "payment_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"order_id" text NOT NULL,
	"status_code" text,
	"amount" text,
	"currency" text,
	"payment_id" text,
	"method" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"purchase_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "payment_orders_purchase_id_unique" UNIQUE("purchase_id")
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
	"translations" jsonb,
	"is_offered" boolean DEFAULT true NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"replaced_by" text
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
CREATE TABLE "bank_items" (
	"item" text PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL,
	"unit" integer NOT NULL,
	"family" text,
	"sector" text,
	"sound" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_cards" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"attempt_id" text,
	"exam_id" text,
	"section" text,
	"unit" integer,
	"family" text,
	"due_on" date NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reviewed_on" date NOT NULL,
	"right_days" integer NOT NULL,
	"left_on" date,
	"corrected_on" date,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_cards_user_id_kind_item_pk" PRIMARY KEY("user_id","kind","item")
);
--> statement-breakpoint
CREATE TABLE "practice_media" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_reviews" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"attempt_id" text,
	"answer" text NOT NULL,
	"mode" text,
	"is_right" boolean NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"longest_interval" integer NOT NULL,
	"due_on" date,
	"first_outcome" jsonb,
	CONSTRAINT "practice_reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "textbook_units" (
	"unit" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"is_verified" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" text PRIMARY KEY NOT NULL,
	"unit" integer NOT NULL,
	"position" integer NOT NULL,
	"korean" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"translations" jsonb,
	"image" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"reply_to" text,
	"language" text,
	"text" text,
	"code_user_id" text,
	"code_purpose" text,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"is_last" boolean DEFAULT false NOT NULL,
	"unsubscribe" text
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"name" text,
	"email" text,
	"phone" text,
	"language" text,
	"page" text,
	"keys" text[],
	"text" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"youtube_url" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_option_totals" (
	"exam_id" text NOT NULL,
	"version" integer NOT NULL,
	"key_version" integer NOT NULL,
	"question_id" text NOT NULL,
	"option" text NOT NULL,
	"total" integer NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "item_option_totals_pk" PRIMARY KEY("exam_id","question_id","version","key_version","option","total")
);
--> statement-breakpoint
CREATE TABLE "official_floors" (
	"sector" text PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"out_of" integer NOT NULL,
	"source" text NOT NULL,
	"date" text NOT NULL,
	"is_confirmed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_recounts" (
	"exam_id" text PRIMARY KEY NOT NULL,
	"counted_to" text DEFAULT '' NOT NULL
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
CREATE TABLE "passkey_challenges" (
	"session_id" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"device" text,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"two_step_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"last_step" integer,
	"pending_secret" text,
	"pending_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_step_delay" (
	"id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL
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
	"date_of_birth" date,
	"city" text,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"time_factor" double precision DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"leaderboard_name" text DEFAULT 'initials' NOT NULL,
	"display_name" text,
	"adult_declared_at" timestamp (3) with time zone,
	"left_leaderboards_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone DEFAULT naru_now() NOT NULL,
	"ending_mailed_at" timestamp (3) with time zone,
	"deletion_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"exam_date" date,
	"practice_version" integer DEFAULT 0 NOT NULL,
	"language" text,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "deleted_notifications" (
	"user_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_notifications_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "study_mails" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_weekly" boolean NOT NULL,
	"reminder_days" integer[] NOT NULL,
	"weekly_on" date,
	"reminded_on" date,
	"token" text NOT NULL,
	CONSTRAINT "study_mails_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD CONSTRAINT "exam_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_openings" ADD CONSTRAINT "exam_openings_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_progress" ADD CONSTRAINT "exam_progress_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_starts" ADD CONSTRAINT "exam_starts_exam_id_exam_version_exam_versions_exam_id_version_fk" FOREIGN KEY ("exam_id","exam_version") REFERENCES "public"."exam_versions"("exam_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD CONSTRAINT "leaderboard_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_versions" ADD CONSTRAINT "leaderboard_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_reports" ADD CONSTRAINT "score_reports_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_reports" ADD CONSTRAINT "score_reports_key_number_score_report_keys_number_fk" FOREIGN KEY ("key_number") REFERENCES "public"."score_report_keys"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_media" ADD CONSTRAINT "paper_media_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_media" ADD CONSTRAINT "paper_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_presence" ADD CONSTRAINT "paper_presence_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_presence" ADD CONSTRAINT "paper_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_revisions" ADD CONSTRAINT "paper_revisions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_revisions" ADD CONSTRAINT "paper_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media" ADD CONSTRAINT "desk_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media" ADD CONSTRAINT "desk_media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media_speakers" ADD CONSTRAINT "desk_media_speakers_name_desk_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."desk_media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media_speakers" ADD CONSTRAINT "desk_media_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_file_media_name_fk" FOREIGN KEY ("file") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_exams" ADD CONSTRAINT "media_exams_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_exams" ADD CONSTRAINT "media_exams_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exams" ADD CONSTRAINT "plan_exams_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_exams" ADD CONSTRAINT "plan_exams_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_media" ADD CONSTRAINT "practice_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_code_user_id_users_id_fk" FOREIGN KEY ("code_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_option_totals" ADD CONSTRAINT "item_option_totals_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_recounts" ADD CONSTRAINT "statistics_recounts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_notifications" ADD CONSTRAINT "deleted_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_mails" ADD CONSTRAINT "study_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_exam" ON "attempts" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "attempts_practice" ON "attempts" USING btree ("user_id","exam_id") WHERE "attempts"."practice" <> 'made';--> statement-breakpoint
CREATE INDEX "exam_progress_deadline" ON "exam_progress" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "leaderboard_uncounted" ON "leaderboard_entries" USING btree ("exam_id","user_id") WHERE not "leaderboard_entries"."is_counted" and not "leaderboard_entries"."is_extra_time";--> statement-breakpoint
CREATE INDEX "leaderboard_ranks" ON "leaderboard_entries" USING btree ("exam_id","is_extra_time","total_score" desc,"time_taken" asc,"submitted_at" asc,"user_id" asc);--> statement-breakpoint
CREATE INDEX "paper_media_name" ON "paper_media" USING btree ("name");--> statement-breakpoint
CREATE INDEX "paper_presence_seen" ON "paper_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "paper_revisions_author" ON "paper_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "paper_revisions_unpublished" ON "paper_revisions" USING btree ("saved_at") WHERE "paper_revisions"."version" is null;--> statement-breakpoint
CREATE INDEX "papers_owner" ON "papers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_media_created" ON "desk_media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "takes_paper" ON "takes" USING btree ("paper_id","item");--> statement-breakpoint
CREATE INDEX "takes_file" ON "takes" USING btree ("file");--> statement-breakpoint
CREATE INDEX "payment_notices_newest" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_user" ON "payment_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_check" ON "payment_orders" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "plan_exams_exam" ON "plan_exams" USING btree ("exam_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_plans_recommended" ON "price_plans" USING btree ("is_recommended") WHERE "price_plans"."is_recommended";--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE INDEX "practice_cards_due" ON "practice_cards" USING btree ("user_id","kind","due_on") WHERE "practice_cards"."left_on" is null and not "practice_cards"."is_removed";--> statement-breakpoint
CREATE INDEX "practice_cards_exam" ON "practice_cards" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "practice_reviews_item" ON "practice_reviews" USING btree ("user_id","kind","item");--> statement-breakpoint
CREATE INDEX "practice_reviews_day" ON "practice_reviews" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "words_unit" ON "words" USING btree ("unit","position");--> statement-breakpoint
CREATE INDEX "limit_counters_window" ON "limit_counters" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("last_login_at") WHERE not "users"."is_verified";--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at");--> statement-breakpoint
CREATE INDEX "deleted_notifications_age" ON "deleted_notifications" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree ("email");--> statement-breakpoint
-- by hand
-- The advisory lock lets one transaction at a time append, until it ends: numbers have no gaps, and hashes are in order.
CREATE FUNCTION "naru_append_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous record;
BEGIN
  PERFORM pg_advisory_xact_lock(7261120);
  SELECT "number", "hash" INTO previous FROM "audit_entries" ORDER BY "number" DESC LIMIT 1;
  NEW."number" := coalesce(previous."number", 0) + 1;
  NEW."at" := naru_now();
  NEW."hash" := encode(sha256(convert_to(concat_ws(E'\n',
    coalesce(previous."hash", ''), NEW."number", round(extract(epoch FROM NEW."at") * 1000)::bigint,
    NEW."actor", NEW."action", coalesce(NEW."subject_kind", ''), coalesce(NEW."subject_id", ''),
    coalesce(NEW."before", ''), coalesce(NEW."after", '')), 'UTF8')), 'hex');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append" BEFORE INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "naru_append_audit_entry"();--> statement-breakpoint
CREATE FUNCTION "naru_keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit log cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_change" BEFORE UPDATE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "naru_keep_audit_entries"();--> statement-breakpoint
-- The oldest entries may be deleted after two years, up to the number that the last entry about such a deletion states.
CREATE FUNCTION "naru_check_audit_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM gone WHERE "at" > naru_now() - interval '730 days' OR "number" > coalesce(
      (SELECT ("after"::jsonb ->> 'number')::integer FROM "audit_entries"
        WHERE "action" = 'deleteAuditEntries' ORDER BY "audit_entries"."number" DESC LIMIT 1), 0)
  ) THEN
    RAISE EXCEPTION 'Entries of the audit log cannot be deleted.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_deletion" AFTER DELETE ON "audit_entries"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "naru_check_audit_deletion"();--> statement-breakpoint
-- From a notice of 2023 that is known at second hand: an admin confirms or corrects them before learners see them.
INSERT INTO "official_floors" ("sector", "score", "out_of", "source", "date", "is_confirmed") VALUES
	('manufacturing', 55, 100, 'Notice of the point system in Sri Lanka, round 1 (scribd.com/document/781948427)', '2023', false),
	('fishery', 36, 90, 'Notice of the point system in Sri Lanka, round 1 (scribd.com/document/781948427)', '2023', false);
