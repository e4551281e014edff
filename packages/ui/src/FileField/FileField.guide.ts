import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Select one file from the device, by a press or by drag and drop.'],
  avoid: ['The file is a link elsewhere: use a TextField.'],
  anatomy: [
    { part: 'Label', what: 'What the file is for.' },
    { part: 'Button', what: 'Its label; a file can be dropped on it.' },
    { part: 'Help', what: 'Optional; file types and size.' },
    { part: 'Error', what: 'What is wrong with the file.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Open the file dialog.' }],
  screenReader: ['The native file input, named by label and button, with help and error as its description.'],
  dos: ['State file types and size before the selection, not after.'],
  donts: ['Do not trust `accept`: check the file.'],
}
