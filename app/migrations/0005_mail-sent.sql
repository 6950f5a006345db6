CREATE TABLE "mail_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_sent_at" ON "mail_sent" USING btree ("sent_at");