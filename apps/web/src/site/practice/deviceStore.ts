import { createBrowserStore } from '@naru/exam-kit/browser'

/** The store of this page for answers of practice and what is saved of drills. */
export const deviceStore = createBrowserStore()
