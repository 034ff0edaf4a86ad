import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'speed.weight': {
    title: 'Page weight: get your home page under 1.6 MB | Iluma',
    description:
      'How to weigh a home page, find out what makes it heavy (images, video, fonts, scripts) and bring it under 1.6 MB, starting with what pays off most.',
    heading: 'Slim down your home page',
    why: 'The average page on the web weighs more than 2.5 MB, which is no excuse: on a prepaid plan, your customer pays for every megabyte. Three things nearly always make up two-thirds of it: a background video, a [slideshow](/guide/oversized-images) of which people see one photo, and a widget ([map](/guide/directions-link), reviews, chat) that loads a small website of its own. Start with the biggest.',
    see: 'F12 → Network → check “Disable cache,” reload, then sort by Size. The total is at the bottom of the panel. Note down the first five lines.',
    mends: {
      wordpress:
        'Replace the slideshow with one still image, cut spare fonts (Appearance → Editor → Styles → Typography), and load widgets on click, with Flying Scripts, for instance.',
      wix: 'Choose an image over a video in the section background, above all on mobile, since the two versions are set separately.',
      shopify:
        'Uninstall apps one at a time and note the weight. A review app alone can run to 500 kB.',
      squarespace:
        'Full-screen galleries load everything, so keep them to eight photos and use an image block instead of a video.',
      byHand:
        'One variable woff2 font instead of six files, loading="lazy" below the fold, and a facade (an image people click) in place of an embedded YouTube video. Measure after each change, on a phone.',
    },
  },
  'speed.image-weight': {
    title: 'Large images: shrink them under 500 kB | Iluma',
    description:
      'Reduce the weight of your website’s photos: useful dimensions, quality, free tools, and what to do in WordPress, Wix, Shopify and Squarespace.',
    heading: 'Shrink images that are too heavy',
    why: 'A recent phone takes pictures 4000 pixels wide that weigh 5 MB. Shown in a 600-pixel column, such a picture wastes forty-three of every forty-four pixels. The browser shrinks the picture on screen, but only after downloading all of it. Going to 1600 pixels at a quality of 75 usually takes off nine-tenths of the weight with no visible difference, and a [newer format](/guide/webp-and-avif) saves more still. Keep the originals elsewhere.',
    see: 'F12 → Network → Img, sorted by size: any line above 500 kB needs work. Right-click the photo → Open in new tab shows its [real dimensions](/guide/image-dimensions).',
    mends: {
      wordpress:
        'Imagify or EWWW shrinks the whole library at once (Media → Bulk Optimization). In the block, choose the “Large” size rather than “Full Size.”',
      wix: 'Wix resizes by itself, except for section backgrounds, strip images and those added by code.',
      shopify:
        'Up to 20 MB is accepted, which doesn’t mean you should: upload 2048 pixels. Theme banners are the worst offenders.',
      squarespace:
        'Stay under 500 kB and 2500 pixels before uploading; the site then makes several widths.',
      byHand:
        'squoosh.app in your browser, or in bulk: npx sharp-cli resize 1600 -f webp -q 75. Serve several widths with srcset and sizes, so a phone doesn’t get the desktop file.',
    },
  },
  'speed.image-size': {
    title: 'Image width and height: stop the page from jumping | Iluma',
    description:
      'Why each image should state its width and height, how to find the ones that don’t, and how to correct them in WordPress, Wix, Shopify and Squarespace.',
    heading: 'Reserve room for images with width and height',
    why: 'Without dimensions, the browser gives an image no height, lays out the text, then [pushes everything down](/guide/cumulative-layout-shift) when it arrives. The two attributes don’t force the size on screen, which the style sheet still decides. They give the ratio, and so the room to keep. An omission in a template repeats on every page that uses it, and one correction fixes them all. Reading is where it hurts: you lose your place just as you find the price.',
    see: 'Slow down the network (F12 → Network → Slow 3G), reload and watch what jumps as you scroll. PageSpeed Insights names the culprits under “Image elements do not have explicit width and height.”',
    mends: {
      wordpress:
        'The Image block has written them since version 5.5. That leaves images from the theme, text widgets and page builders: WP Rocket → Media → “Add missing image dimensions.”',
      wix: 'Automatic for the editor’s elements. Images inside embedded HTML still need them.',
      shopify:
        'Use {{ image | image_url: width: 800 | image_tag }}, which adds both. An <img> typed by hand in an old theme has neither.',
      squarespace: 'Built-in blocks reserve their room. In a code block, add the attributes.',
      byHand:
        '<img src="oven.webp" width="1600" height="1067" alt="…">, with img { max-width: 100%; height: auto } in the style sheet. For a frame or a video: aspect-ratio.',
    },
  },
  'speed.image-format': {
    title: 'WebP and AVIF: convert your website’s photos | Iluma',
    description:
      'WebP or AVIF instead of JPEG and PNG: what you gain, which browsers read them, and how to convert your photos with a plugin or without one.',
    heading: 'Switch your photos to WebP or AVIF',
    why: 'Every current browser has read WebP since 2020 and AVIF since 2024, so there’s little reason to keep JPEG on a website. AVIF saves about another fifth over WebP and is slower to encode. PNG is fine for a logo with a few colors, but a photo in PNG weighs five times what it should, so [the ILA audit](/ila) counts any PNG over 100 kB as a photo. A vector logo is best left as SVG.',
    see: 'F12 → Network → Img: the Type column says webp, avif, jpeg or png as received. The file’s extension can mislead you, since some servers convert on the fly. Compare the weight of one photo in both formats before converting them all.',
    mends: {
      wordpress:
        'Modern Image Formats, by the WordPress Performance Team, converts uploads. For existing photos, regenerate thumbnails or use Converter for Media.',
      wix: 'Converted automatically for each browser. Only outside images are left.',
      shopify:
        'The CDN picks the format when an image goes through image_url. A file address copied as is stays JPEG.',
      squarespace: 'Squarespace serves WebP from your JPEGs. Avoid PNG for photos.',
      byHand:
        '<picture><source srcset="oven.avif" type="image/avif"><img src="oven.jpg" …></picture>, or let the server choose by the Accept header. Look at faces and text after converting: that’s where too much compression shows.',
    },
  },
} satisfies SomeGuideTexts;
