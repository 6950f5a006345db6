CREATE SEQUENCE "public"."demo_order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "demo_carts" (
	"token" text PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_orders" (
	"number" integer PRIMARY KEY NOT NULL,
	"cart_token" text NOT NULL,
	"email_key" text NOT NULL,
	"order" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demo_orders" ADD CONSTRAINT "demo_orders_cart_token_demo_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "public"."demo_carts"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demo_orders_cart_token" ON "demo_orders" USING btree ("cart_token");