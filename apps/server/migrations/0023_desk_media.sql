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
	"seconds" double precision NOT NULL,
	"trim_start" double precision NOT NULL,
	"trim_end" double precision NOT NULL,
	"gain" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_media" ADD CONSTRAINT "desk_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media" ADD CONSTRAINT "desk_media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media_speakers" ADD CONSTRAINT "desk_media_speakers_name_desk_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."desk_media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_media_speakers" ADD CONSTRAINT "desk_media_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_file_media_name_fk" FOREIGN KEY ("file") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_media_created" ON "desk_media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "takes_paper" ON "takes" USING btree ("paper_id","item");--> statement-breakpoint
CREATE INDEX "takes_file" ON "takes" USING btree ("file");