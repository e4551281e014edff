import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/offer'

/** The line that offers Tamil. */
export const text: Widened<typeof english> = {
  offer: 'இந்தத் தளத்தைத் தமிழில் வாசிக்கலாம்.',
  accept: 'தமிழில் வாசிக்க',
  stay: 'ஆங்கிலத்தில் தொடர்ந்து வாசிக்க',
}
