CREATE TABLE "score_report_keys" (
	"number" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_reports" (
	"number" text PRIMARY KEY NOT NULL,
	"attempt_id" text,
	"key_number" integer NOT NULL,
	"statement" text NOT NULL,
	"signature" text NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	CONSTRAINT "score_reports_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "score_reports" ADD CONSTRAINT "score_reports_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_reports" ADD CONSTRAINT "score_reports_key_number_score_report_keys_number_fk" FOREIGN KEY ("key_number") REFERENCES "public"."score_report_keys"("number") ON DELETE no action ON UPDATE no action;