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
ALTER TABLE "exams" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_media" ADD CONSTRAINT "paper_media_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_media" ADD CONSTRAINT "paper_media_name_media_name_fk" FOREIGN KEY ("name") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_presence" ADD CONSTRAINT "paper_presence_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_presence" ADD CONSTRAINT "paper_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_revisions" ADD CONSTRAINT "paper_revisions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_revisions" ADD CONSTRAINT "paper_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_media_name" ON "paper_media" USING btree ("name");--> statement-breakpoint
CREATE INDEX "paper_presence_seen" ON "paper_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "paper_revisions_author" ON "paper_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "paper_revisions_unpublished" ON "paper_revisions" USING btree ("saved_at") WHERE "paper_revisions"."version" is null;--> statement-breakpoint
CREATE INDEX "papers_owner" ON "papers" USING btree ("owner_id");