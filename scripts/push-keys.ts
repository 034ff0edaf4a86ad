import webPush from 'web-push';

/** Prints a new key pair for Web Push. Browsers that were told with another one have to be asked again. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
VAPID_SUBJECT=mailto:you@your-domain.example`);
