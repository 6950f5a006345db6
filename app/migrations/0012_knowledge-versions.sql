CREATE TABLE "knowledge_versions" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "knowledge_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
ALTER TABLE "chat_knowledge_base" ADD COLUMN "review_due" date;--> statement-breakpoint
ALTER TABLE "chat_knowledge_base" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "chat_knowledge_base" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
CREATE INDEX "knowledge_versions_at" ON "knowledge_versions" USING btree ("at");