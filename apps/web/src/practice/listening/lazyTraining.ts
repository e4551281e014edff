import { examText, practicePartsText, trainerText } from '@naru/exam-kit/text'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { loadTexts } from '@naru/app-shell/language'

/** A chunk of its own, which only /practice/listening loads. */
export const LazyTraining = lazyComponent(async () => {
  const [{ Training }] = await Promise.all([
    import('./Training'),
    loadTexts([examText, practicePartsText, trainerText]),
  ])
  return Training
})
