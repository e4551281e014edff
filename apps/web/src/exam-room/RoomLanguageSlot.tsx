import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import * as css from './RoomLanguage.css'

/** A separate chunk: the first question does not need it. */
const RoomLanguage = lazyComponent(async () => (await import('./RoomLanguage')).RoomLanguage)

/** The choice of the exam room's language. Its place is reserved until its code is loaded. */
export const RoomLanguageSlot = () => (
  <div className={css.language}>
    <RoomLanguage load />
  </div>
)
