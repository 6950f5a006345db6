/** What the voice view is told by the panel that it stands in. */
export interface VoiceViewProps {
  /** The chat's own: what was said by voice is known in writing, and the other way round. */
  sessionId: string;
  /** Shrunk to a bar at the foot of a phone, so that the page can be seen that was opened. */
  isBar: boolean;
  /** Back to text. */
  onClose: () => void;
  /** Away with the panel. */
  onLeave: () => void;
  /** The assistant has opened a page. */
  onPageOpened: () => void;
  /** The conversation itself is wanted, or waits for the visitor. */
  onShowConversation: () => void;
}
