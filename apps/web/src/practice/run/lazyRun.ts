import { examText, practicePartsText } from '@naru/exam-kit/text'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { loadTexts } from '@naru/app-shell/language'

/** A separate chunk: the choice of questions does not need it. Preload it with the questions. */
export const LazyRun = lazyComponent(async () => {
  const [{ Run }] = await Promise.all([import('./Run'), loadTexts([examText, practicePartsText])])
  return Run
})
