import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { noAnswers, type QuizAnswers } from './recommend.ts';
import { type QuizProgress, readStoredQuiz } from './stored-quiz.ts';
import { sessionStore } from '#platform/ui/visitor-storage.ts';

interface QuizRun extends QuizProgress {
  answer: (answers: QuizAnswers) => void;
  goTo: (step: QuizProgress['step']) => void;
  startOver: () => void;
}

const ANEW: QuizProgress = { step: 1, answers: noAnswers };

/** The answers of this tab, kept until she starts over or closes the tab: a press beside the dialog must not throw them away. */
export const useQuizRun = create<QuizRun>()(
  persist(
    (set) => ({
      ...ANEW,
      answer: (answers) => set({ answers }),
      goTo: (step) => set({ step }),
      startOver: () => set(ANEW),
    }),
    {
      name: 'biolife-quiz',
      storage: createJSONStorage(() => sessionStore),
      partialize: ({ step, answers }): QuizProgress => ({ step, answers }),
      merge: (stored, state) => ({ ...state, ...readStoredQuiz(stored) }),
    },
  ),
);
