DROP INDEX "newsletter_subscribers_person";--> statement-breakpoint
ALTER TABLE "mail_suppressions" DROP CONSTRAINT "mail_suppressions_pkey";--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD COLUMN "list" text DEFAULT 'newsletter' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_email_key_list_pk" PRIMARY KEY("email_key","list");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "list" text DEFAULT 'newsletter' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_person" ON "newsletter_subscribers" USING btree ("email_key","list");
