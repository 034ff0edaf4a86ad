import type { CheckTexts } from '../shape.ts';

export const en: CheckTexts<'speed'> = {
  'speed.first-byte': {
    name: 'Server response',
    what: 'The server starts answering within 800 milliseconds.',
    why: 'Nothing shows before that answer: the wait starts there.',
    how: [
      'Turn on page caching in your site builder or with your web host.',
      'Turn off plugins you don’t use.',
      'If nothing helps, change your plan or your web host.',
    ],
    faults: {
      slow: 'The server takes {found} to answer; aim for {wanted} at most.',
    },
  },
  'speed.weight': {
    name: 'Home page size',
    what: 'The home page and what it loads come to 1.6 MB or less.',
    why: 'On a phone with a weak signal, every megabyte costs seconds.',
    how: [
      'Scale images down to the size they’re shown at.',
      'Remove videos that start by themselves and widgets you don’t need.',
    ],
    faults: {
      heavy: 'The home page comes to {found}; aim for {wanted} at most.',
    },
  },
  'speed.compression': {
    name: 'Text compression',
    what: 'Pages, styles and scripts arrive compressed.',
    why: 'Compression makes files about four times smaller without changing anything on screen.',
    how: [
      'Turn on gzip or Brotli compression in your hosting settings or caching plugin.',
      'Run the audit again to check.',
    ],
    faults: {
      plain: 'This file of {found} arrives uncompressed.',
    },
  },
  'speed.caching': {
    name: 'File caching',
    what: 'Files that don’t change may be kept for a week or longer.',
    why: 'A returning customer shouldn’t have to download everything again.',
    how: [
      'In your caching plugin or hosting settings, let static files be kept for a year.',
      'Use a short time for the pages themselves.',
    ],
    faults: {
      unset: 'The server doesn’t say how long this file may be kept.',
      short: 'This file can’t be kept for a week (setting received: “{found}”).',
    },
    absent: 'The home page loads no files with versioned names.',
  },
  'speed.blocking': {
    name: 'Render-blocking scripts',
    what: 'No script at the top of the page keeps it from showing.',
    why: 'Until these scripts arrive, visitors are looking at a blank page.',
    how: [
      'Add “defer” or “async” to these scripts, often a checkbox in a caching plugin.',
      'Remove the scripts of tools you no longer use.',
    ],
    faults: {
      blocking: 'This script keeps the page from showing: {found}.',
    },
  },
  'speed.image-weight': {
    name: 'Image size',
    what: 'No image on the home page is larger than 500 kB.',
    why: 'A photo straight from the camera can outweigh everything else on the page.',
    how: [
      'Scale the photo down to 1,600 pixels wide at most.',
      'Save it as WebP or AVIF at a quality of about 75.',
      'Replace the old file on the site.',
    ],
    faults: {
      heavy: 'This image is {found}; aim for {wanted} at most.',
    },
    absent: 'The home page loads no images.',
  },
  'speed.image-size': {
    name: 'Space set aside for images',
    what: 'Every image states its width and height.',
    why: 'Without them, the text jumps around while images arrive.',
    how: [
      'State the image’s width and height in the page.',
      'In a site builder, insert the image again with the image block.',
    ],
    faults: {
      missing: 'This image states neither width nor height.',
    },
    absent: 'The pages we read show no images.',
  },
  'speed.image-format': {
    name: 'Photo format',
    what: 'Photos are in WebP or AVIF.',
    why: 'At the same quality, these formats are 30 to 50% smaller than JPEG.',
    how: [
      'Turn on image conversion in your site builder or a plugin.',
      'Otherwise, convert photos before you upload them.',
    ],
    faults: {
      old: 'This photo is in {found} format.',
    },
    absent: 'The home page loads no photos.',
  },
  'speed.lcp': {
    name: 'Main content display',
    what: 'The home page’s main element shows within 2.5 seconds.',
    why: 'Beyond that, visitors leave, and Google takes it into account in its rankings.',
    how: [
      'Slim down the large image at the top of the page and load it first.',
      'Remove the scripts that keep the page from showing.',
      'Speed up the server’s response.',
    ],
    faults: {
      slow: 'The main content shows in {found}; aim for {wanted} at most.',
    },
  },
  'speed.cls': {
    name: 'Layout stability',
    what: 'The page doesn’t move while it loads.',
    why: 'A button that moves under your finger makes you tap the wrong thing.',
    how: [
      'State the size of images, videos and banners.',
      'Don’t insert anything above text that’s already showing.',
    ],
    faults: {
      shifts: 'The layout shift measured is {found}; aim for {wanted} at most.',
    },
  },
  'speed.nodes': {
    name: 'Page complexity',
    what: 'Every page has 1,500 elements or fewer.',
    why: 'An overloaded page is slow to react to taps on a basic phone.',
    how: [
      'Remove hidden blocks and duplicate widgets.',
      'Split very long lists across several pages.',
    ],
    faults: {
      many: 'The page has {found} elements; aim for {wanted} at most.',
    },
  },
};
