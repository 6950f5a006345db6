CREATE TABLE "knowledge_vectors" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"text_hash" text NOT NULL,
	"vector" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_vectors" ADD CONSTRAINT "knowledge_vectors_entry_id_chat_knowledge_base_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."chat_knowledge_base"("id") ON DELETE cascade ON UPDATE no action;