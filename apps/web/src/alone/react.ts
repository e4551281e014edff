// What the page of the exam room carries in a script of its own: React, which comes while the line still waits for the first byte of the
// room's code. The build lets that code take it from here.
import react from 'react'
import dom from 'react-dom'
import client from 'react-dom/client'
import jsx from 'react/jsx-runtime'

Object.assign(window, {
  naruReact: { react, 'react-dom': dom, 'react-dom/client': client, 'react/jsx-runtime': jsx },
})

// The room will ask what its language is like. The first time that costs an old phone 40 ms, which it has to spare just now.
new Intl.Locale('en-US').maximize()
Intl.DateTimeFormat.supportedLocalesOf('en-US')
