CREATE TABLE "hidden_listings" (
	"source_id" uuid NOT NULL,
	"listing" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_listings_source_id_listing_pk" PRIMARY KEY("source_id","listing")
);
