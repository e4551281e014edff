import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Items of one kind side by side, each with its own data and one action.'],
  avoid: ['There is only one item on the page: use no card.'],
  anatomy: [
    { part: 'Surface', what: 'Lighter than the page, with a hairline.' },
    { part: 'Content', what: 'Whatever it is about; 24 px of inner space by default.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the links and buttons inside; the card itself takes no focus.' }],
  screenReader: ['A plain container; as article or list item it has that role.'],
  dos: ['Put one main action inside, and set `interactive`.'],
  donts: ['Do not put a card into a card.', 'Do not make the whole card a link around other controls.'],
}
