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
	CONSTRAINT "practice_reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "textbook_units" (
	"unit" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
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
ALTER TABLE "attempts" ADD COLUMN "practice" text DEFAULT 'before' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "exam_date" date;--> statement-breakpoint
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_media" ADD CONSTRAINT "practice_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_cards_due" ON "practice_cards" USING btree ("user_id","kind","due_on") WHERE "practice_cards"."left_on" is null and not "practice_cards"."is_removed";--> statement-breakpoint
CREATE INDEX "practice_cards_exam" ON "practice_cards" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "practice_reviews_item" ON "practice_reviews" USING btree ("user_id","kind","item");--> statement-breakpoint
CREATE INDEX "practice_reviews_day" ON "practice_reviews" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "words_unit" ON "words" USING btree ("unit","position");--> statement-breakpoint
CREATE INDEX "attempts_practice" ON "attempts" USING btree ("user_id","exam_id") WHERE "attempts"."practice" <> 'made';