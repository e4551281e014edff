import type { QuestionGroup, ReviewFilter, ReviewItem, TextByLanguage } from '../engine'
import { filterReview } from '../engine/result/review'
import { splitTranslations, withoutSpokenOptions } from './shownOnce'

export interface SharedParts extends Omit<QuestionGroup, 'id'> {
  /** URL of the clip. */
  readonly audio?: string
  /** What the clip says, in Korean. */
  readonly transcript?: string
  /** The transcript in other languages. */
  readonly translations?: TextByLanguage
}

/** Items that follow one another: a single question, or the shown questions of a group. */
export interface ReviewBlock {
  /** Present with a group. */
  readonly shared?: SharedParts
  /** Their transcripts do not repeat the spoken options, nor their translations those of `shared`. */
  readonly items: readonly [ReviewItem, ...ReviewItem[]]
}

export function ownText({ group, question }: ReviewItem): string | undefined {
  return group ? (question.stem ?? question.text) : question.text
}

/**
 * Joins the items of each group, so that what they share is shown once, and removes what one item would say twice.
 * @param items all items of the review
 * @param filter which of them are shown. Default 'all'
 */
export function reviewBlocks(items: readonly ReviewItem[], filter: ReviewFilter = 'all'): ReviewBlock[] {
  const blocks: [ReviewItem, ...ReviewItem[]][] = []
  for (const item of items.map(sayingOnce)) {
    const last = blocks.at(-1)
    if (item.group && last?.[0].group === item.group) last.push(item)
    else blocks.push([item])
  }
  return blocks.flatMap((block) => {
    const { group } = block[0]
    const translations = splitTranslations(block.length > 1 ? block.map(({ help }) => help) : [])
    const own = block.map((item, index) => ({ ...item, help: translations.own[index] ?? item.help }))
    const [first, ...others] = filterReview(own, filter)
    if (!first) return []
    return { items: [first, ...others], ...(group && { shared: sharedParts(group, block, translations.shared) }) }
  })
}

function sayingOnce({ transcript: heard, ...item }: ReviewItem): ReviewItem {
  const transcript = heard && withoutSpokenOptions(heard, item.options)
  return { ...item, ...(transcript !== undefined && { transcript }) }
}

function sharedParts(
  { text, photo }: QuestionGroup,
  [first, ...others]: ReviewBlock['items'],
  translations: TextByLanguage,
): SharedParts {
  const isShared = (part: 'audio' | 'transcript') => others.every((item) => item[part] === first[part])
  return {
    ...(text !== undefined && { text }),
    ...(photo !== undefined && { photo }),
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(first.audio !== undefined && isShared('audio') && { audio: first.audio }),
    ...(first.transcript !== undefined && isShared('transcript') && { transcript: first.transcript }),
  }
}
