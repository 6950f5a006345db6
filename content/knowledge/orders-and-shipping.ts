import type { KnowledgeTemplate } from './knowledge-entry.ts';
import { store } from './sources.ts';

const shippingPage = store('/shipping', 'Shipping & Returns');
const contactPage = store('/contact', 'Contact');
const faqPage = store('/faq', 'Frequently asked questions');

export const ordersAndShipping: KnowledgeTemplate[] = [
  {
    id: 'shipping-cost-and-time',
    category: 'Orders and shipping',
    question: 'How much is shipping, and how long does it take?',
    answer:
      'Standard shipping is free for orders over {freeShippingOver} in the continental US and takes {standardDays}. For smaller orders it costs {standardPrice}. Expedited shipping takes {expeditedDays} and costs {expeditedPrice}; express takes {expressDays} and costs {expressPrice}. The days begin when the parcel leaves us, and an order leaves within {shipsWithin}. You choose the method at checkout and see the price before you pay.',
    otherwise: {
      unless: 'standardPrice',
      answer:
        'The checkout names each way to send your order, what it costs and how long it takes, before you pay. The price depends on where the parcel goes and on what is in it, so fill your cart, press View Cart & Checkout and put in your address to see it. If you cannot find your place there, or a price looks wrong to you, write to us through the contact page and a person looks into it.',
    },
    keywords: [
      'delivery',
      'free shipping',
      'postage',
      'shipping fee',
      'overnight',
      'arrive',
      'fast shipping',
      'days',
      'charge for delivery',
      'how many days',
      'package',
      'standard shipping',
    ],
    sources: [shippingPage],
  },
  {
    id: 'when-orders-ship',
    category: 'Orders and shipping',
    question: 'When does my order leave, and what is the cutoff time?',
    answer:
      'Orders ship within {shipsWithin}, and what you order before {cutoff} on a business day counts from that day. What you order later counts from the next business day. Business days are Monday to Friday without federal holidays, so an order placed on Friday evening counts from Monday. The cutoff follows the clock in New York. You get a mail when the order is placed. If you need it by a certain day, expedited or express shipping at checkout gets there sooner.',
    otherwise: {
      unless: 'shipsWithin',
      answer:
        'The checkout tells you when your order can be with you, for each way of sending it, before you pay. Business days are Monday to Friday without federal holidays, so an order placed on Friday evening counts from Monday. You get a mail when the order is placed. If you need it by a certain day, choose the fastest way on offer at checkout, or write to us through the contact page before you order.',
    },
    keywords: [
      'processing time',
      'same day',
      'weekend',
      'dispatch',
      'cut off',
      'friday',
      'holiday',
      'handling',
    ],
    sources: [shippingPage],
  },
  {
    id: 'where-we-ship',
    category: 'Orders and shipping',
    question: 'Do you ship to Alaska, Hawaii, the Caribbean or other countries?',
    answer:
      'The prices and times we name are for the continental US, and free standard shipping over {freeShippingOver} is for it too. For Alaska, Hawaii, Puerto Rico, other islands and other countries, the checkout tells you whether we ship there, what it costs and how long it takes, before you pay. Other countries have their own rules for supplements and may charge duty. If you cannot find your place at checkout, or want to send something to family, write to us first.',
    keywords: [
      'international',
      'jamaica',
      'trinidad',
      'canada',
      'africa',
      'puerto rico',
      'virgin islands',
      'abroad',
      'overseas',
      'uk',
    ],
    sources: [shippingPage, contactPage],
  },
  {
    id: 'order-status',
    category: 'Orders and shipping',
    question: 'Where is my order, and how do I track it?',
    answer:
      'Look under Order History in your account, where each of your orders is listed with its status. You also get a mail when the order is placed. Orders leave within {shipsWithin}, and standard shipping then takes {standardDays}. To see orders in your account, confirm your email address first, or link the address you ordered with. I cannot look into an order myself. If it is late, write to us with your order number; we reply within {replyWithin}.',
    keywords: [
      'track',
      'tracking number',
      'package',
      'parcel',
      'late',
      'where is it',
      'not arrived',
      'delivered',
      'track my order',
    ],
    sources: [store('/account', 'Account'), contactPage],
  },
  {
    id: 'returns',
    category: 'Orders and shipping',
    question: 'Can I return a product?',
    answer:
      'Yes, you can return unopened products within {returnDays} days after they reach you. Opened products we cannot take back, because nobody else could be sure of what is in them. Write to us before you send anything, with your order number and what you send back, and we tell you where it goes. Leave the seal closed and pack it well. You pay the postage unless we made the mistake. If something came damaged or wrong, we make it right at no cost to you.',
    otherwise: {
      unless: 'returnDays',
      answer:
        'Write to us before you send anything, with your order number and what you want to send back, and we tell you whether we can take it and where it goes. Opened products we cannot take back, because nobody else could be sure of what is in them. Leave the seal closed and pack it well. If something came damaged or wrong, say so and send a picture if you can, and we make it right at no cost to you.',
    },
    keywords: [
      'send back',
      'money back',
      'guarantee',
      'return policy',
      'unopened',
      'exchange',
      'changed my mind',
      'opened bottle',
      'opened it',
      'get money back',
    ],
    sources: [shippingPage],
  },
  {
    id: 'refunds',
    category: 'Orders and shipping',
    question: 'When do I get my refund?',
    answer:
      'We refund you within {refundWithin} after your return reaches us, to the card or account you paid with. Your bank may take a few days more to show it. Keep the receipt of the postage until then. If ten business days have gone by since we had the parcel and nothing has come, check with your bank, then write to us with your order number and we look into it. A damaged or lost parcel is refunded or sent again without cost to you.',
    keywords: ['money back', 'reimburse', 'credit card', 'how long refund', 'got my money', 'chargeback'],
    sources: [shippingPage],
  },
  {
    id: 'damaged-wrong-lost',
    category: 'Orders and shipping',
    question: 'My order came damaged, wrong or not at all. What now?',
    answer:
      'Write to us with your order number, and a picture if you can, and we send it again or refund it at no cost to you. Please do not use a product whose seal is broken, that has melted or that smells odd. If the tracking says delivered and nothing is there, look with neighbors and the leasing office first, then tell us. The contact page has the form, and somebody answers the phone {phoneHours}. We reply to messages within {replyWithin}.',
    keywords: [
      'broken seal',
      'leaking',
      'missing',
      'wrong item',
      'stolen',
      'lost package',
      'melted',
      'defective',
      'porch',
      'wrong product',
    ],
    sources: [shippingPage, contactPage],
  },
  {
    id: 'payment-checkout',
    category: 'Orders and shipping',
    question: 'How do I pay, and is checkout secure?',
    answer:
      'You fill your cart here and pay on the Shopify checkout page, which opens in a new tab. It shows the ways to pay that are on offer and protects your card details; your card number goes to Shopify and never reaches us. Prices are in {currency}, and shipping, discounts and tax are worked out there before you pay. You do not need an account to order. If the checkout page does not open, let your browser open new tabs for this store and try again.',
    keywords: [
      'credit card',
      'paypal',
      'apple pay',
      'debit',
      'visa',
      'payment methods',
      'secure',
      'buy',
      'place order',
      'cash app',
      'check out',
      'how to pay',
    ],
    sources: [faqPage, store('/cart', 'Cart')],
  },
  {
    id: 'cart-help',
    category: 'Orders and shipping',
    question: 'How do I change what is in my cart?',
    answer:
      'Open the cart with the cart button at the top of the page, and use plus and minus to change how many you want. Setting the number to zero, or the remove button, takes a product out. The cart shows what you need for free standard shipping and your total before shipping and discounts. It stays in this browser, so it is still there tomorrow, but not on another phone or computer. When you are ready, press View Cart & Checkout. After you have paid, the cart starts empty again.',
    keywords: ['basket', 'remove item', 'quantity', 'empty cart', 'add to cart', 'bag', 'delete from cart'],
    sources: [store('/cart', 'Cart')],
  },
  {
    id: 'change-cancel-order',
    category: 'Orders and shipping',
    question: 'Can I change or cancel my order?',
    answer:
      'Write or call as soon as you can, because orders leave within {shipsWithin} and we can only change one that is still here. Have your order number ready and say what should be different: the address, a product, or the whole order. Somebody answers the phone {phoneHours}. Once the parcel is on its way, you can return unopened products within {returnDays} days after they reach you. I cannot change an order from this chat.',
    keywords: ['cancel', 'wrong address', 'edit order', 'modify', 'ordered by mistake', 'change address'],
    sources: [contactPage, shippingPage],
  },
  {
    id: 'discount-code',
    category: 'Orders and shipping',
    question: 'How do I get the {discountPercent}% discount code, and where do I enter it?',
    answer:
      'Leave your email in the newsletter box for a code that takes {discountPercent}% off your first order. We send a link to confirm that the address is yours, and then the code. Type it into the discount field at checkout and press apply before you pay. It is for a first order and cannot be added after you have paid. If the mail does not come, look in the spam folder and check that you followed the link. Shipping stays free when your goods are over {freeShippingOver} before the code.',
    otherwise: {
      unless: 'discountPercent',
      question: 'Is there a discount code, and where do I enter it?',
      answer:
        'There is no code for a first order that I know of right now. If you have one from us, type it into the discount field at checkout and press apply before you pay; it cannot be added after you have paid. If it is refused, check the spelling and the day it ends, then write to us through the contact page with the code and your order number. Offers go out with the newsletter, where there is one.',
    },
    keywords: [
      'coupon',
      'promo code',
      'first order',
      'sale',
      'welcome',
      'newsletter',
      'voucher',
      'deal',
      'code not working',
      '10 percent off',
      'percent off',
    ],
    sources: [faqPage, store('/', 'Newsletter box on the home page')],
  },
  {
    id: 'subscriptions',
    category: 'Orders and shipping',
    question: 'Can I subscribe and save?',
    answer:
      'No: we sell no subscriptions, so nothing comes by itself and there is nothing to cancel. Each order is placed and paid once. To have something again, put it on your wishlist or look into your order history and order it when yours runs low; with standard shipping, order early enough that it arrives before you run out. That also leaves you a moment to ask whether it still does you good, and your doctor or pharmacist can help you with that.',
    keywords: [
      'autoship',
      'auto delivery',
      'monthly',
      'recurring',
      'subscribe',
      'refill',
      'cancel subscription',
      'every month',
    ],
    sources: [faqPage, contactPage],
  },
  {
    id: 'out-of-stock',
    category: 'Orders and shipping',
    question: 'A product or size is sold out. When does it come back?',
    answer:
      'The product page shows which sizes and flavors can be bought now, and a sold-out one comes back when its maker has sent us more. I cannot see a date. Try another size, put it on your wishlist so that you find it again, or ask me for something with the same main ingredient. If it matters to you, write to us through the contact page; we reply within {replyWithin}. Please do not stretch what you have left by splitting capsules unless the label allows it.',
    keywords: [
      'sold out',
      'unavailable',
      'restock',
      'back in stock',
      'availability',
      'in stock',
      'flavor gone',
    ],
    sources: [store('/shop', 'Shop'), contactPage],
  },
];
