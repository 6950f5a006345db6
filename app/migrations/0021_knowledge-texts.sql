DROP TRIGGER "chat_knowledge_base_changed" ON "chat_knowledge_base";
--> statement-breakpoint
-- Also what is told of an entry: whoever keeps it in memory sees a change of it.
CREATE TRIGGER "chat_knowledge_base_changed" AFTER INSERT
	OR UPDATE OF "id", "slug", "is_active", "length", "category", "question", "answer", "further", "sources"
	OR DELETE OR TRUNCATE ON "chat_knowledge_base"
	FOR EACH STATEMENT EXECUTE FUNCTION "knowledge"."note_change"();
