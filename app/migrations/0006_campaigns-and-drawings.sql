CREATE TABLE "giveaway_closings" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"entry_ids" jsonb NOT NULL,
	"entries_hash" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "giveaway_winners" (
	"campaign_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"prize" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "giveaway_winners_campaign_id_entry_id_pk" PRIMARY KEY("campaign_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "giveaway_drawings" ADD COLUMN "ranking" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "giveaway_closings" ADD CONSTRAINT "giveaway_closings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giveaway_winners" ADD CONSTRAINT "giveaway_winners_campaign_id_giveaway_drawings_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."giveaway_drawings"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Winners of drawings from before their states were kept.
INSERT INTO "giveaway_winners" ("campaign_id", "entry_id", "place", "prize", "state", "changed_at")
SELECT d."campaign_id", (w.value ->> 'entryId')::uuid, w.ordinality, w.value ->> 'prize', 'drawn', d."drawn_at"
FROM "giveaway_drawings" d, jsonb_array_elements(d."winners") WITH ORDINALITY w;
