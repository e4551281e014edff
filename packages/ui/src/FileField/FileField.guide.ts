import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['One file is chosen from the device, by press or by drop.'],
  avoid: ['The file is a link elsewhere: use a TextField.'],
  anatomy: [
    { part: 'Label', what: 'What the file is for.' },
    { part: 'Face', what: 'The words of the button; a file may be dropped on it.' },
    { part: 'Help', what: 'Optional; kinds and size.' },
    { part: 'Error', what: 'What is wrong with the file.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Open the choice of files.' }],
  screenReader: ['The native file input, named by label and face, with help and error as its description.'],
  dos: ['Say kinds and size before the choice, not after.'],
  donts: ['Do not trust `accept`: check the file.'],
}
