ALTER TABLE "caregiver_resources" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "health_events" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "support_groups" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;