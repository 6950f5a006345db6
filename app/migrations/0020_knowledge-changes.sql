CREATE SCHEMA "knowledge";
--> statement-breakpoint
CREATE TABLE "knowledge"."changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "knowledge"."note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted uuid;
BEGIN
	INSERT INTO "knowledge"."changes" DEFAULT VALUES RETURNING "id" INTO noted;
	DELETE FROM "knowledge"."changes" WHERE "id" IN (
		SELECT "id" FROM "knowledge"."changes" WHERE "id" <> noted FOR UPDATE SKIP LOCKED
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "knowledge_lexemes_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "knowledge_lexemes"
	FOR EACH STATEMENT EXECUTE FUNCTION "knowledge"."note_change"();
--> statement-breakpoint
CREATE TRIGGER "chat_knowledge_base_changed" AFTER INSERT OR UPDATE OF "id", "is_active", "length" OR DELETE OR TRUNCATE ON "chat_knowledge_base"
	FOR EACH STATEMENT EXECUTE FUNCTION "knowledge"."note_change"();
