CREATE TABLE "statistics_recounts" (
	"exam_id" text PRIMARY KEY NOT NULL,
	"counted_to" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statistics_recounts" ADD CONSTRAINT "statistics_recounts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;