import type { TextArea } from '@naru/ui/language'
import { getLanguage } from './language'

/** Resolves when areas are loaded in the language of the page. Rejects if not even English can be loaded. */
export async function loadTexts(areas: readonly TextArea<unknown>[]): Promise<void> {
  await Promise.all(areas.map((area) => area.load(getLanguage())))
}
