CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "knowledge_lexemes" ADD COLUMN "anchor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "knowledge_lexemes_spelling" ON "knowledge_lexemes" USING gin ("lexeme" gin_trgm_ops) WHERE "knowledge_lexemes"."anchor";