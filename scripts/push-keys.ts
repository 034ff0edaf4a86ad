import webPush from 'web-push';

/** Prints a new key pair for Web Push. Browsers subscribed with another one must subscribe again. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}
VAPID_SUBJECT=mailto:you@your-domain.example`);
