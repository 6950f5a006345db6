/** What the voice view says (docs/product/voice.md#texts). The browser loads this; what a model is told stands in voice-texts.ts. */
export const voiceWords = {
  connected: 'Connected - Speak anytime',
  connecting: 'Connecting...',
  recording: 'Recording',
  speaking: 'AI Speaking',
  pause: 'Click to pause',
  talk: 'Click to start talking',
  close: 'Close Voice Mode',
  showConversation: 'Show conversation',
  pageOpened: 'The page is open. The conversation goes on at the bottom of the screen.',
  startFailed: 'Failed to start voice chat. Please check microphone permissions.',
  microphoneFailed: 'Failed to access microphone',
  connectionError: 'Connection error - please try again',
  anyError: 'Voice chat error',
  disclaimer: 'Educational info only. Not medical advice.',
  emptyTranscript: 'What you say and what you hear is written here.',
  typePlaceholder: 'Ask about supplements, health...',
  noRecognition: 'This browser cannot turn speech into words. Type instead: the answers are spoken.',
  noVoice: 'This browser has no voice of its own, so answers are only written.',
  vendorNotice:
    'Your browser turns your speech into words and may send it to its maker for that. We receive only the words.',
  soundBlocked: 'Your browser holds back the sound.',
} as const;

/** What may be wrong with a microphone, and what helps. */
export const microphoneProblems = {
  denied: 'Microphone access was not allowed. Allow it in your browser’s address bar, then try again.',
  none: 'No microphone was found. Connect one, then try again.',
  busy: 'Another program uses the microphone. Close it there, then try again.',
  policy:
    'This page may not use the microphone here: it is switched off by a policy of the browser or of the site around it.',
  insecure: 'Browsers give out the microphone only on secure pages (https).',
  other: 'The microphone could not be started.',
} as const;

export type MicrophoneProblem = keyof typeof microphoneProblems;

/** Results of commands: shown, and said (docs/product/voice.md#texts). */
export const commandWords = {
  badEmail: 'Invalid email address format',
  badEmailToast: 'Please provide a valid email address',
  emailFailed: 'Failed to send email',
  emailSent: 'Email sent!',
  emailDropped: 'Alright, I did not send it.',
  emailAsk: 'Please look at the mail on your screen, then press Send.',
  noProduct: 'Product not available',
  noVariant: 'Product variant not available',
  cartHint: 'Click the cart icon in the header to checkout',
} as const;
