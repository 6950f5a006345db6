ALTER TABLE "campaigns" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "button" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "publish_winners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kia_giveaway_entries" ADD COLUMN "told_version" integer DEFAULT 0 NOT NULL;