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
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "naru_check_audit_deletion"();
