ALTER TABLE "campaigns" ADD COLUMN "prize_values" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "terms_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the store came with; a row that the owner changed stays changed.
UPDATE "campaigns" SET "starts_at" = '2025-09-01T04:00:00Z' WHERE "id" = 'giveaway-2025' AND "starts_at" IS NULL AND "version" = 1;--> statement-breakpoint
UPDATE "campaigns" SET "prize_values" = '[28000,4000,1200]'::jsonb WHERE "id" = 'giveaway-2025' AND "prizes" = '["a 2025 car","a trip to Jamaica","one year of products"]'::jsonb;
