-- Whom somebody looked for stood in the activity as it was typed. That a search was made is enough.
UPDATE "activity_log" SET "subject" = '' WHERE "action" = 'desk.search';--> statement-breakpoint
UPDATE "activity_log" SET "details" = ("details" - 'search') || '{"searched": true}' WHERE "action" = 'messages.export' AND "details" ? 'search';
